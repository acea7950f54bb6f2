import type { VerificationParts } from '../base/parts.ts';
import { clearRegistry } from './clear-registry.ts';
import { deleteLookup } from './delete-lookup.ts';
import { findCurp } from './find-curp.ts';
import { findNss } from './find-nss.ts';
import { findRfc } from './find-rfc.ts';
import { findRfcByCurp } from './find-rfc-by-curp.ts';
import { getCurp } from './get-curp.ts';
import { getGovernmentCurp } from './get-government-curp.ts';
import { getRegistry } from './get-registry.ts';
import { getRfc } from './get-rfc.ts';
import { importRegistry } from './import-registry.ts';
import { judgeCredential } from './judge-credential.ts';
import { readCfdi } from './read-cfdi.ts';
import { removeRegistryRow } from './remove-registry-row.ts';
import { validateCredential } from './validate-credential.ts';
import { validateCredentialAsync } from './validate-credential-async.ts';

export const operationsOf = (parts: VerificationParts) => ({
  curp: { government: getGovernmentCurp(parts), get: getCurp(parts), find: findCurp(parts) },
  rfc: { get: getRfc(parts), reverse: findRfc(parts), reverseWithCurp: findRfcByCurp(parts) },
  cfdi: { read: readCfdi(parts) },
  credential: {
    validateAsync: validateCredentialAsync(parts),
    judge: judgeCredential(parts),
    validate: validateCredential(parts),
  },
  registry: {
    get: getRegistry(parts),
    import: importRegistry(parts),
    remove: removeRegistryRow(parts),
    clear: clearRegistry(parts),
  },
  internal: { nss: findNss(parts) },
  lookups: { delete: deleteLookup(parts) },
});
