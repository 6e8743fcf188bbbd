// What other rooms may use of Form I-9 and E-Verify.
export { countPurgeable, findPurgeable } from './i9/purgeable.queries.ts';
