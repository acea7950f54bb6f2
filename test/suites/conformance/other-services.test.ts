import { conformanceOf } from './conformance.ts';

/** Every service but people, which has half of all operations: two files run at the same time. */
await conformanceOf((service) => service !== 'people');
