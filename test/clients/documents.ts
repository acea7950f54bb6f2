import { serviceDefinitions } from '../../services/main.ts';
import { createDocument, type ServiceDocument } from '../../services/platform/edge/openapi.ts';

/** The OpenAPI document of each service, as a server returns it. Generators change their input, so each reader must copy it. */
export const documents: ReadonlyMap<string, ServiceDocument> = new Map(
  await Promise.all(
    serviceDefinitions.map(async (service) => {
      const document = await createDocument(service, { publicUrl: 'http://localhost:4100', build: 'test' });
      return [service.name, document] as const;
    }),
  ),
);
