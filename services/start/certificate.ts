import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, daysBefore } from '#platform/base/durations.ts';
import { makeFolders } from '#platform/data/make-folders.ts';

/** Days for which a new certificate is valid. */
const DAYS = 365;
/** A certificate that ends within 30 days is replaced. */
const RENEW_BEFORE_MS = 30 * DAY_MS;

/** Returns this machine's IPv4 address on the local network; null if it has none. */
export function localNetworkAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))?.address ?? null;
}

/**
 * Returns a self-signed certificate for this address, since browsers allow cameras over HTTPS only. It is kept in the data folder,
 * so that a phone asks only once whether to trust it.
 */
export async function certificateFor(address: string, dataFolder: string) {
  const folder = join(dataFolder, 'tls');
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const existing = readCertificate(files);
  if (existing && isGoodFor(existing.cert, address)) return existing;

  const { generate } = await import('selfsigned');
  const pems = await generate([{ name: 'commonName', value: 'Zaguan' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: daysBefore(new Date(), 1),
    notAfterDate: daysBefore(new Date(), -DAYS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 7, ip: address },
          { type: 7, ip: '127.0.0.1' },
          { type: 2, value: 'localhost' },
        ],
      },
    ],
  });
  makeFolders(folder);
  writeFileSync(files.key, pems.private, { mode: 0o600 });
  writeFileSync(files.cert, pems.cert, { mode: 0o600 });
  return { key: pems.private, cert: pems.cert };
}

function readCertificate(files: { key: string; cert: string }) {
  try {
    return { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
  } catch {
    return null;
  }
}

/** Returns true if the certificate names the address and does not end soon. */
function isGoodFor(pem: string, address: string): boolean {
  const certificate = new X509Certificate(pem);
  return certificate.checkIP(address) === address && Date.parse(certificate.validTo) - Date.now() > RENEW_BEFORE_MS;
}
