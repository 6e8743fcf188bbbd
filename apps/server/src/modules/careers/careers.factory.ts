// The journeys use the same helpers, so they live with what all tests stand on.
export { applyTo, Employer, freshPhone } from '../../../../../testing/people/employer.ts';
