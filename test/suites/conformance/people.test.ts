import { conformanceOf } from './conformance.ts';

await conformanceOf((service) => service === 'people');
