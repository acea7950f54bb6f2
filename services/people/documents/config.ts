import { z } from 'zod';
import { httpUrl, missing } from '#platform/base/config.ts';
import type { ConfigFragment } from '#platform/base/service.ts';

/** The operator's settings for signing. */
export interface SigningSettings {
  /** The operator's certificate and key (a PKCS #12 file). Null if the installation issues its own certificate. */
  p12: { file: string; password: string } | null;
  /** The URL of the time stamp authority (RFC 3161). Null if seals get no time stamp. */
  tsaUrl: string | null;
}

const variables = {
  SIGN_P12: z.string().min(1, 'must be a file').optional(),
  SIGN_P12_PASSWORD: z.string().optional(),
  TSA_URL: httpUrl('https://tsa.example').optional(),
};

export const signingConfig: ConfigFragment<typeof variables, SigningSettings> = {
  variables,
  read(values, problem) {
    missing(values, ['SIGN_P12', 'SIGN_P12_PASSWORD'], [], problem);
    const { SIGN_P12: file, SIGN_P12_PASSWORD: password = '', TSA_URL: tsaUrl = null } = values;
    return { p12: file ? { file, password } : null, tsaUrl };
  },
};
