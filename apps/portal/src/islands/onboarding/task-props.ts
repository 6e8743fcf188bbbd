// What the page of a task gets.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { Portal, PortalAction } from '@onward/contract/onboarding/onboarding-portal';

export interface TaskProps {
  frame: PageFrame;
  action: PortalAction;
  portal: Portal;
  /** The page of the form, counted from 0. */
  step: number;
  onStep(step: number): void;
  onLeave(): void;
  /** The task is done; the portal shows what is next. */
  onDone(portal: Portal): void;
  /** True when the error ended the visit. */
  explain(error: unknown): boolean;
}
