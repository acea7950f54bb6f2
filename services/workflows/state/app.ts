import type { Platform } from '#platform/base/ports.ts';
import type { Turns } from '#platform/base/turns.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { SignedDocumentsPort, TemplatesPort } from '../ports/documents.ts';
import type { CopyMails, LinksPort, NoticesPort } from '../ports/messages.ts';
import type { PeoplePort } from '../ports/people.ts';
import type { PortsOf } from '../ports/steps.ts';
import type { Changes } from './changes.ts';

/** The dependencies of every operation of this service. */
export interface WorkflowsApp {
  platform: Platform<WorkflowTables>;
  steps: ServedSteps;
  changes: Changes;
  turns: Turns;
  ports: PortsOf;
  people: PeoplePort;
  links: LinksPort;
  notices: NoticesPort;
  mails: CopyMails;
  documents: SignedDocumentsPort;
  templates: TemplatesPort;
}
