import { implementer, type PeoplePlatform } from '../../model/implementer.ts';
import { openedDocument } from '../model/opened.ts';
import { readDocument } from './read-document.ts';

export const getDocument = (platform: PeoplePlatform) =>
  implementer.documents.get.handler(async ({ input: { uuid }, context: { caller } }) =>
    openedDocument(caller, platform.database.query, await readDocument(platform, caller, uuid), platform.clock.now()),
  );
