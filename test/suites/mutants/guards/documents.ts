import type { Guard } from '../../../support/guard.ts';

export const guardsOfDocuments: readonly Guard[] = [
  {
    name: 'what is signed is what was shown',
    file: 'services/documents/sign.ts',
    text: 'if (document.sha256 !== signing.sha256) throw',
    without: 'if (false) throw',
    tests: ['services/documents/documents.test.ts', 'services/documents/signature.test.ts'],
  },
  {
    name: 'a PDF is taken where programs agree on it',
    file: 'services/documents/intake.ts',
    text: 'if (!areAlike(uploaded.pages, shown) || !areAlike(pages, shown)) {',
    without: 'if (false) {',
    tests: ['services/documents/hostile.test.ts', 'services/documents/documents.test.ts'],
  },
  {
    name: 'a signature is applied again in its own workflow',
    file: 'services/documents/act.ts',
    text: 'if (row?.workflow_uuid === workflow) return row.signature_file_uuid;',
    without: 'if (row?.signature_file_uuid) return row.signature_file_uuid;',
    tests: ['services/documents/fill.test.ts', 'services/documents/signature.test.ts'],
  },
  {
    name: 'a legal hold keeps documents',
    file: 'services/documents/retention.ts',
    text: 'if (await platform.tenants.underLegalHold(trx, owner.tenantId)) return false;',
    without: '',
    tests: ['services/documents/keeping.test.ts'],
  },
  {
    name: 'a seal covers the whole file',
    file: 'services/documents/verify.ts',
    text: 'seal?.intact === true && seal.sealedBytes === bytes.length;',
    without: 'seal?.intact === true;',
    tests: ['services/documents/verify.test.ts'],
  },
  {
    name: 'a signer writes what the signer is asked for',
    file: 'services/documents/fill.ts',
    text: "if (by === 'signer' && !element.ask_signer) throw",
    without: 'if (false) throw',
    tests: ['services/documents/fill.test.ts'],
  },
  {
    name: 'a PDF that acts is not signed',
    file: 'services/documents/pdf/examine.ts',
    text: " || ACTIVE.has(says('S'))) refuse('active');",
    without: ") refuse('active');",
    tests: ['services/documents/hostile.test.ts'],
  },
  {
    name: 'a seal begins with the file',
    file: 'services/documents/seals/claims.ts',
    text: 'const whole = from === 0 && digits.end === end',
    without: 'const whole = digits.end === end',
    tests: ['services/documents/seals/claims.test.ts'],
  },
  {
    name: 'a seal leaves out its own digits alone',
    file: 'services/documents/seals/claims.ts',
    text: 'digits.end === end && isValueOfContents(file, { at, start, end });',
    without: 'digits.end === end;',
    tests: ['services/documents/seals/claims.test.ts'],
  },
];
