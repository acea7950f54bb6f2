import { conformanceOf } from './conformance.ts';

/** Every service except people, which has half of all operations, so that two files run at the same time. */
await conformanceOf((service) => service !== 'people');
