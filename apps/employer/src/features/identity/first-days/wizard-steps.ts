// The steps of the wizard that have a page, in order (IDN-026).
import type { WizardStep } from '@onward/domain/identity/wizard';
import type { StepState } from '../../../design/frames/StepsFrame.tsx';

export const PAGE_STEPS = ['notification', 'download_app'] as const satisfies readonly WizardStep[];
export type PageStep = (typeof PAGE_STEPS)[number];

/** After the last page, both pages are done. */
export function stepState(step: PageStep, current: WizardStep): StepState {
  const reached = (PAGE_STEPS as readonly WizardStep[]).indexOf(current);
  const own = PAGE_STEPS.indexOf(step);
  if (own === reached) return 'current';
  return reached === -1 || own < reached ? 'done' : 'todo';
}

/** People are greeted by the first part of their name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
