import { z } from 'zod';
import { httpUrl, missing, serverName } from '#platform/base/config.ts';
import type { ConfigFragment } from '#platform/base/service.ts';
import { whyNotCallable } from '#platform/calls/outbound.ts';
import type { PadConfig } from './pad/providers/choose.ts';

export interface PeopleConfig {
  /** The detector of presentation attacks (faces shown as pictures, screens or masks). */
  pad: PadConfig;
  /** The operator's certificate and key (a PKCS #12 file). Null if the installation issues its own certificate. */
  p12: { file: string; password: string } | null;
  /** The URL of the time stamp authority (RFC 3161). Null if seals get no time stamp. */
  tsaUrl: string | null;
}

const variables = {
  PAD_URL: httpUrl('https://pad.bank.example/judge').optional(),
  PAD_KEY: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and 24 or more bytes as base64: echo "whsec_$(openssl rand -base64 32)"')
    .optional(),
  PAD_NAME: serverName.optional(),
  SIGN_P12: z.string().min(1, 'must be a file').optional(),
  SIGN_P12_PASSWORD: z.string().optional(),
  TSA_URL: httpUrl('https://tsa.example').optional(),
};

/** Reads the variables of the people service: attack detection, signing certificate, time stamps. */
export const peopleConfig: ConfigFragment<typeof variables, PeopleConfig> = {
  variables,
  read(values, problem, { allowLoopbackWebhooks: allowLoopback }) {
    missing(values, ['PAD_URL', 'PAD_KEY', 'PAD_NAME'], [], problem);
    missing(values, ['SIGN_P12', 'SIGN_P12_PASSWORD'], [], problem);
    const { SIGN_P12: file, SIGN_P12_PASSWORD: password = '', TSA_URL: tsaUrl = null } = values;
    const { PAD_URL: url, PAD_KEY: key, PAD_NAME: name } = values;
    const fault = url ? whyNotCallable(url, { allowLoopback }) : null;
    if (fault) problem(`PAD_URL cannot be called: ${fault}.`);
    return {
      pad: url && key && name ? { provider: 'remote', remote: { url, key, name } } : { provider: 'none' },
      p12: file ? { file, password } : null,
      tsaUrl,
    };
  },
};
