/** Lazy screens; the key is the step key. Each resolves to its element's tag and to `ahead`, which prefetches the step's files. */
export const elements: Readonly<Record<string, () => Promise<{ readonly tag: string; ahead?(assetsBase: string): void }>>> = {
  acceptance: () => import('./acceptance/acceptance.element.ts'),
  verify_email: () => import('./verify-email/verify-email.element.ts'),
  personal_data: () => import('./personal-data/personal-data.element.ts'),
  personal_address: () => import('./personal-address/personal-address.element.ts'),
  enroll_full: () => import('./enroll-full/enroll-full.element.ts'),
  verify_phone: () => import('./verify-phone/verify-phone.element.ts'),
  verify_whatsapp: () => import('./verify-whatsapp/verify-whatsapp.element.ts'),
  document_sign: () => import('./document-sign/document-sign.element.ts'),
  tax_certificate: () => import('./tax-certificate/tax-certificate.element.ts'),
  review: () => import('./review/review.element.ts'),
  references: () => import('./references/references.element.ts'),
  curp: () => import('./curp/curp.element.ts'),
  dynamic_form: () => import('./dynamic-form/dynamic-form.element.ts'),
  enroll_simple: () => import('./enroll-simple/enroll-simple.element.ts'),
  address_proof: () => import('./address-proof/address-proof.element.ts'),
  document_capture: () => import('./document-capture/document-capture.element.ts'),
  // new-step: element
};
