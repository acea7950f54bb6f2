import { z } from 'zod';
import { httpUrl, missing, serverName } from '#platform/base/config.ts';
import type { ConfigFragment } from '#platform/base/service.ts';
import type { ProvidersConfig } from './providers/choose.ts';

const variables = {
  REGISTRY_URL: httpUrl('https://registry.internal/find').optional(),
  REGISTRY_KEY: z.string().min(1).optional(),
  REGISTRY_NAME: serverName.optional(),
  SAT_CFDI_URL: httpUrl('https://consultaqr.facturaelectronica.sat.gob.mx/ConsultaCFDIService.svc').optional(),
};

export const verificationConfig: ConfigFragment<typeof variables, ProvidersConfig> = {
  variables,
  read(values, problem) {
    missing(values, ['REGISTRY_URL', 'REGISTRY_KEY', 'REGISTRY_NAME'], [], problem);
    const { REGISTRY_URL: url, REGISTRY_KEY: key, REGISTRY_NAME: name, SAT_CFDI_URL: satCfdiUrl = null } = values;
    return { remote: url && key && name ? { url, key, name } : null, satCfdiUrl };
  },
};
