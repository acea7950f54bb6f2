import { acceptanceHandler } from './acceptance/acceptance.server.ts';
import { addressProofHandler } from './address-proof/address-proof.server.ts';
import type { AnyStepHandler } from './base/step.server.ts';
import { curpHandler } from './curp/curp.server.ts';
import { documentCaptureHandler } from './document-capture/document-capture.server.ts';
import { documentSignHandler } from './document-sign/document-sign.server.ts';
import { dynamicFormHandler } from './dynamic-form/dynamic-form.server.ts';
import { enrollFullHandler } from './enroll-full/enroll-full.server.ts';
import { enrollSimpleHandler } from './enroll-simple/enroll-simple.server.ts';
import { personalAddressHandler } from './personal-address/personal-address.server.ts';
import { personalDataHandler } from './personal-data/personal-data.server.ts';
import { referencesHandler } from './references/references.server.ts';
import { reviewHandler } from './review/review.server.ts';
import { taxCertificateHandler } from './tax-certificate/tax-certificate.server.ts';
import { verifyEmailHandler } from './verify-email/verify-email.server.ts';
import { verifyPhoneHandler } from './verify-phone/verify-phone.server.ts';
import { verifyWhatsappHandler } from './verify-whatsapp/verify-whatsapp.server.ts';

/** The server handlers of all steps; the key is the step key. */
export const handlers: Readonly<Record<string, AnyStepHandler>> = {
  acceptance: acceptanceHandler,
  verify_email: verifyEmailHandler,
  personal_data: personalDataHandler,
  personal_address: personalAddressHandler,
  enroll_full: enrollFullHandler,
  verify_phone: verifyPhoneHandler,
  verify_whatsapp: verifyWhatsappHandler,
  document_sign: documentSignHandler,
  tax_certificate: taxCertificateHandler,
  review: reviewHandler,
  references: referencesHandler,
  curp: curpHandler,
  dynamic_form: dynamicFormHandler,
  enroll_simple: enrollSimpleHandler,
  address_proof: addressProofHandler,
  document_capture: documentCaptureHandler,
  // new-step: handler
};
