// Re-exported because the end-to-end tests use the same factories.
export { applyTo, Employer, freshPhone } from '../../../../../testing/people/employer.ts';
