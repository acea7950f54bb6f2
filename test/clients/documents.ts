import { servicesByAddress } from '../../services/main.ts';
import { createDocument, type ServiceDocument } from '../../services/platform/edge/openapi.ts';

/** The document of every address, as a server serves it. Generators change what they read, so each reader takes a copy. */
export const documents: ReadonlyMap<string, ServiceDocument> = new Map(
  await Promise.all(
    servicesByAddress.map(async (service) => {
      const document = await createDocument(service, { publicUrl: 'http://localhost:4100', build: 'test' });
      return [service.name, document] as const;
    }),
  ),
);
