import type { ValidationClassName } from '#contracts/people/validation-classes.ts';
import { antiSpoofingClass } from './anti-spoofing.ts';
import { blacklistClass } from './blacklist.ts';
import type { ValidationClass } from './class.ts';
import { curpClass } from './curp.ts';
import { documentClass } from './document.ts';
import { externalClass } from './external.ts';
import { faceDuplicityClass } from './face-duplicity.ts';
import { ineClass } from './ine.ts';
import { rfcClass } from './rfc.ts';

/** All classes of validations. A new class needs a file, a line here, and its configuration in the contract. */
export const validationClasses: { readonly [Name in ValidationClassName]: ValidationClass<Name> } = {
  curp: curpClass,
  rfc: rfcClass,
  blacklist: blacklistClass,
  document: documentClass,
  external: externalClass,
  ine: ineClass,
  anti_spoofing: antiSpoofingClass,
  face_duplicity: faceDuplicityClass,
};
