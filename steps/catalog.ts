import type { StepContract } from '#contracts/steps/step.ts';
import { acceptance } from './acceptance/acceptance.contract.ts';
import { addressProof } from './address-proof/address-proof.contract.ts';
import { curp } from './curp/curp.contract.ts';
import { documentCapture } from './document-capture/document-capture.contract.ts';
import { documentSign } from './document-sign/document-sign.contract.ts';
import { dynamicForm } from './dynamic-form/dynamic-form.contract.ts';
import { enrollFull } from './enroll-full/enroll-full.contract.ts';
import { enrollSimple } from './enroll-simple/enroll-simple.contract.ts';
import { personalAddress } from './personal-address/personal-address.contract.ts';
import { personalData } from './personal-data/personal-data.contract.ts';
import { references } from './references/references.contract.ts';
import { review } from './review/review.contract.ts';
import { taxCertificate } from './tax-certificate/tax-certificate.contract.ts';
import { verifyEmail } from './verify-email/verify-email.contract.ts';
import { verifyPhone } from './verify-phone/verify-phone.contract.ts';
import { verifyWhatsapp } from './verify-whatsapp/verify-whatsapp.contract.ts';

/** The contracts of all steps in this build, with the step key. `npm run new-step` adds a line here, in elements.ts and in handlers.ts. */
export const catalog: Readonly<Record<string, StepContract>> = Object.fromEntries(
  (
    [
      acceptance,
      verifyEmail,
      personalData,
      personalAddress,
      enrollFull,
      verifyPhone,
      verifyWhatsapp,
      documentSign,
      taxCertificate,
      review,
      references,
      curp,
      dynamicForm,
      enrollSimple,
      addressProof,
      documentCapture,
      // new-step: contract
    ] as readonly StepContract[]
  ).map((contract) => [contract.key, contract]),
);
