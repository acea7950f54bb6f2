import { validationDefinition } from '#contracts/people/validations.ts';
import { recordBy } from '../../records/record-by.ts';
import { validationClasses } from '../classes/classes.ts';
import type { ValidationDefinitionRow } from './store.ts';

const record = recordBy(validationDefinition);

export const definitionRecord = (row: ValidationDefinitionRow) => record({ ...row, class: validationClasses[row.class].className });
