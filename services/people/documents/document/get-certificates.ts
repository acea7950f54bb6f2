import { implementer } from '../../model/implementer.ts';
import type { DocumentParts } from '../model/parts.ts';
import { pemOf } from '../sealing/identity.ts';

/** Returns the certificate with which documents are sealed now, and those that issued it. */
export const getCertificates = ({ authority }: DocumentParts) =>
  implementer.documents.certificates.handler(async () => {
    const { chain } = await (await authority()).identity();
    return { success: true, result: { chain: chain.map(pemOf) } };
  });
