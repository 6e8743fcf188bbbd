import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceWizard,
  FIRST_WIZARD_STEP,
  mustFinishWizard,
  routeAfterStep,
  seesWelcome,
  WIZARD_STEPS,
  type WizardStep,
} from './wizard.ts';

/** Stored step, then posted step, then the step stored afterwards. */
const EXPECTED: Record<WizardStep, Record<WizardStep, WizardStep>> = {
  notification: {
    notification: 'download_app',
    download_app: 'notification',
    welcome_modal: 'notification',
    complete: 'notification',
  },
  download_app: {
    notification: 'download_app',
    download_app: 'welcome_modal',
    welcome_modal: 'download_app',
    complete: 'download_app',
  },
  welcome_modal: {
    notification: 'welcome_modal',
    download_app: 'welcome_modal',
    welcome_modal: 'complete',
    complete: 'welcome_modal',
  },
  complete: { notification: 'complete', download_app: 'complete', welcome_modal: 'complete', complete: 'complete' },
};

const PAIRS = WIZARD_STEPS.flatMap((stored) =>
  WIZARD_STEPS.map((posted) => [stored, posted, EXPECTED[stored][posted]] as const),
);

describe('wizard steps', () => {
  it('come in their order and start with notifications [IDN-026]', () => {
    expect(WIZARD_STEPS).toEqual(['notification', 'download_app', 'welcome_modal', 'complete']);
    expect(FIRST_WIZARD_STEP).toBe('notification');
  });

  it.each(PAIRS)('from %s, with %s posted, lead to %s [IDN-026, IDN-028]', (stored, posted, next) => {
    expect(advanceWizard(stored, posted)).toBe(next);
  });

  it('are completed by posting each returned step in turn [IDN-026, IDN-028]', () => {
    const walked: WizardStep[] = [FIRST_WIZARD_STEP];
    for (let step: WizardStep = FIRST_WIZARD_STEP; step !== 'complete' && walked.length < 10; ) {
      step = advanceWizard(step, step);
      walked.push(step);
    }
    expect(walked).toEqual(WIZARD_STEPS);
  });

  it('never go back or skip one, whatever is posted and how often [IDN-028]', () => {
    const step = fc.constantFrom(...WIZARD_STEPS);
    fc.assert(
      fc.property(step, fc.array(step), (start, posts) => {
        let stored: WizardStep = start;
        for (const posted of posts) {
          const next = advanceWizard(stored, posted);
          const moved = WIZARD_STEPS.indexOf(next) - WIZARD_STEPS.indexOf(stored);
          expect([0, 1]).toContain(moved);
          stored = next;
        }
      }),
    );
  });
});

describe('who is in the wizard', () => {
  it.each([
    ['notification', false, true, false],
    ['download_app', false, true, false],
    ['welcome_modal', false, false, true],
    ['complete', false, false, false],
    ['notification', true, false, false],
    ['download_app', true, false, false],
    ['welcome_modal', true, false, false],
    ['complete', true, false, false],
  ] as const)(
    'at step %s (super admin: %s) is forced into it: %s, and greeted: %s [IDN-026, IDN-027, IDN-031]',
    (user_onboarding_desktop_step, is_super_admin, forced, greeted) => {
      const user = { user_onboarding_desktop_step, is_super_admin };
      expect(mustFinishWizard(user)).toBe(forced);
      expect(seesWelcome(user)).toBe(greeted);
    },
  );
});

describe('where Next leads', () => {
  it.each([
    ['download_app', null],
    ['welcome_modal', '/job-postings'],
    ['complete', '/'],
    ['notification', '/'],
  ] as const)('after the answer %s is %j [IDN-026, IDN-029]', (next, route) => {
    expect(routeAfterStep(next)).toBe(route);
  });
});
