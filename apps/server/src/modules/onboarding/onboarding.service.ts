// What other rooms may use of onboarding.

export { findEmployerPlace, letterheadOf } from './employer-place.ts';
export { findEmployer } from './filing/find-employer.ts';
export { row, textBox, usDay, wordsBox } from './filing/papers/boxes.ts';
export { answersRefused } from './forms/fill-form.ts';
export { maskAnswers, unmaskAnswers } from './forms/form-answers.ts';
export { type FollowedI9, mayFillSection2, type SignedSection } from './forms/i9-sections.ts';
export { requireCopies } from './forms/require-copies.ts';
export { completeCaseStep, refreshCaseStep } from './hr/complete-case-step.ts';
export { shownName } from './running/shown-names.ts';
export { signerNameOf } from './running/staff-names.ts';
export { remindEmployee } from './running/telling/remind-employees.ts';
