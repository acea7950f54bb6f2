import type { Table } from '../../run/mutants/table.ts';
import { notTried } from '../once/elsewhere.ts';
import { guards as locks } from '../once/guards.ts';
import { guardsOfAccess } from './guards/access.ts';
import { guardsOfData } from './guards/data.ts';
import { guardsOfDocuments } from './guards/documents.ts';
import { guardsOfEngine } from './guards/engine.ts';
import { guardsOfPeople } from './guards/people.ts';
import { guardsOfPlatform } from './guards/platform.ts';
import { guardsOfReading } from './guards/reading.ts';
import { guardsOfSteps } from './guards/steps.ts';
import { guardsOfTies } from './guards/ties.ts';
import { guardsOfVerification } from './guards/verification.ts';
import { guardsOfVision } from './guards/vision.ts';
import { guardsOfWidget } from './guards/widget.ts';
import { guardsOfWorkflows } from './guards/workflows.ts';

/** The guards (code that prevents something) that `npm run mutants` removes, one at a time. */
export const tables: readonly Table[] = [
  { name: 'locks', goal: 1, guards: locks, notTried },
  {
    name: 'guards',
    goal: 0.95,
    guards: [
      ...guardsOfTies,
      ...guardsOfVerification,
      ...guardsOfVision,
      ...guardsOfReading,
      ...guardsOfEngine,
      ...guardsOfWorkflows,
      ...guardsOfWidget,
      ...guardsOfSteps,
      ...guardsOfPlatform,
      ...guardsOfData,
      ...guardsOfAccess,
      ...guardsOfPeople,
      ...guardsOfDocuments,
    ],
  },
];
