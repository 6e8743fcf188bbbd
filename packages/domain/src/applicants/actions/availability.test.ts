import { describe, expect, it } from 'vitest';
import { readTable, tableAllows } from '../../../../../testing/people/availability-table.ts';
import { FUNCTION_MODULES, type FunctionModule } from '../../company/modules.ts';
import { STAGE_TYPES } from '../../hiring-processes/stages.ts';
import type { AccessHolder } from '../../staff/access.ts';
import { PERMISSIONS, type Permission } from '../../staff/permissions.ts';
import { STAGE_STATUSES, type StageStatus } from '../stages/stage-statuses.ts';
import { APPLICANT_STATUSES } from '../statuses.ts';
import { availableActions, decideAction, decideBulk, isUsualAction } from './availability.ts';
import { ACTION_CODES, ACTIONS, APPLICANT_SCREENS, actionNamed } from './codes.ts';
import type { ApplicantFacts } from './situation.ts';

const table = readTable();
const rowOf = (code: number) => table.find((row) => row.code === code) ?? expect.unreachable(`no row for ${code}`);

const everything = PERMISSIONS.filter((key) => key !== 'all_admin_rights');
const holder = (more: Partial<AccessHolder> = {}): AccessHolder => ({
  permissions: everything,
  modules: FUNCTION_MODULES,
  tier: 'plus',
  isSuperAdmin: false,
  ...more,
});

const usual = { hasEmployee: false, openApplications: 1, rejectedApplications: 0, doNotRehire: false };
const stagePlaces = STAGE_TYPES.flatMap((stageType) => {
  const states: readonly (StageStatus | null)[] = STAGE_STATUSES[stageType];
  return (states.length > 0 ? states : [null]).map((stageStatus) => ({ stageType, stageStatus }));
});
const plain: ApplicantFacts[] = APPLICANT_STATUSES.flatMap((status) =>
  stagePlaces.map((place) => ({ ...usual, ...place, status })),
);
const singles: ApplicantFacts[] = plain.flatMap((facts) =>
  [false, true].flatMap((hasEmployee) =>
    [1, 2].flatMap((openApplications) =>
      [0, 1, 2].map((rejectedApplications) => ({ ...facts, hasEmployee, openApplications, rejectedApplications })),
    ),
  ),
);
/** Every two that can be selected together, one of them perhaps an employee already. */
const pairs = plain.flatMap((one) =>
  plain.flatMap((other) => [
    [one, other],
    [{ ...one, hasEmployee: true }, other],
  ]),
);
const selections: ApplicantFacts[][] = [...singles.map((facts) => [facts]), ...pairs];

describe('The catalogue of actions', () => {
  it('knows exactly the codes of the table, ascending [APP-018, APP-019]', () => {
    expect(ACTIONS.map((name) => ACTION_CODES[name])).toEqual(table.map(({ code }) => code));
    expect(ACTIONS.map((name) => actionNamed(ACTION_CODES[name]))).toEqual(ACTIONS);
    expect([1, 18, 24, -1, 30].map(actionNamed)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it.each(ACTIONS)(
    '%s is offered exactly where the table says, for one and for several [APP-020, APP-021]',
    (action) => {
      const row = rowOf(ACTION_CODES[action]);
      const wrong = selections.flatMap((selection) =>
        APPLICANT_SCREENS.filter(
          (screen) =>
            decideAction(action, { selection, screen, holder: holder() }).allowed !==
            tableAllows(row, selection, screen),
        ).map((screen) => ({ selection, screen })),
      );
      expect(wrong.slice(0, 3)).toEqual([]);
    },
  );

  it.each(ACTIONS)(
    '%s asks for the permission and the module of the table, and says which [APP-021, AHD-005]',
    (action) => {
      const row = rowOf(ACTION_CODES[action]);
      const [selection, screen] = firstAllowed(row);
      const decide = (more: Partial<AccessHolder>) => decideAction(action, { selection, screen, holder: holder(more) });
      const permission = row.permission === '–' ? null : (row.permission as Permission);
      const module = row.module === '–' ? null : moduleNamed(row.module);
      expect(decide({ permissions: permission ? [permission] : [], modules: module ? [module] : [] }).allowed).toBe(
        true,
      );
      if (permission) {
        const others = everything.filter((key) => key !== permission);
        expect(decide({ permissions: others })).toMatchObject({ access: { reason: 'permission_missing', permission } });
      }
      if (module) {
        const others = FUNCTION_MODULES.filter((key) => key !== module);
        expect(decide({ modules: others })).toMatchObject({ access: { reason: 'module_off', module } });
      }
    },
  );

  it('offers nothing but printing to those who may only look [APP-021, AHD-005]', () => {
    const selection = [{ ...usual, status: 'hired', stageType: 'offer', stageStatus: 'sent' } as const];
    const situation = { selection, screen: 'applicant_profile', holder: holder({ readOnly: true }) } as const;
    expect(availableActions(situation)).toEqual(['print_applicant']);
  });

  it.each(['move_to_position', 'mark_hired'] as const)(
    '%s is for people who may be hired again [AHD-023]',
    (action) => {
      const flagged = {
        ...usual,
        status: 'in_progress',
        stageType: 'custom',
        stageStatus: null,
        doNotRehire: true,
      } as const;
      const decide = (...selection: ApplicantFacts[]) =>
        decideAction(action, { selection, screen: 'position_applicants', holder: holder() });
      expect(decide(flagged, { ...flagged, doNotRehire: false })).toEqual({ allowed: true });
      expect(decide(flagged)).toEqual({
        allowed: false,
        refusal: { key: 'do_not_rehire', values: { count: 1, total: 1 } },
      });
    },
  );

  it('offers nothing when nobody is selected [APP-020]', () => {
    expect(availableActions({ selection: [], screen: 'all_applicants', holder: holder() })).toEqual([]);
    expect(decideAction('reject', { selection: [], screen: 'all_applicants', holder: holder() })).toEqual({
      allowed: false,
      refusal: { key: 'nobody_selected' },
    });
  });

  it('counts those who stand against it [AHD-005]', () => {
    const rejected: ApplicantFacts = { ...usual, status: 'rejected', stageType: 'scheduling', stageStatus: 'pending' };
    const elsewhere: ApplicantFacts = { ...usual, status: 'in_progress', stageType: 'custom', stageStatus: null };
    const situation = {
      selection: [rejected, rejected, elsewhere],
      screen: 'all_applicants',
      holder: holder(),
    } as const;
    expect(decideAction('confirm_meeting', situation)).toEqual({
      allowed: false,
      refusal: { key: 'not_in_scheduling_stage', values: { count: 1, total: 3 } },
    });
    expect(decideAction('mark_not_hired', situation)).toMatchObject({ refusal: { key: 'nobody_hired' } });
  });
});

function firstAllowed(row: (typeof table)[number]) {
  for (const selection of selections) {
    const screen = APPLICANT_SCREENS.find((each) => tableAllows(row, selection, each));
    if (screen) return [selection, screen] as const;
  }
  return expect.unreachable(`nobody can ever be selected for ${row.code}`);
}

function moduleNamed(cell: string): FunctionModule {
  const key = cell.replaceAll(/[ -]/g, '_');
  return FUNCTION_MODULES.find((module) => module === key) ?? expect.unreachable(`unknown module ${cell}`);
}

describe('On the lite plan', () => {
  const [one] = plain.filter(({ status }) => status === 'in_progress');
  const facts = one ?? expect.unreachable('nobody in progress');
  const lite = holder({ tier: 'lite' });

  it.each([
    ['reject', 1, true],
    ['reject', 2, false],
    ['mark_hired', 2, false],
    ['share_applicant', 2, true],
    ['print_applicant', 2, true],
  ] as const)('%s for %i applicants is allowed: %s [CMP-047, APP-021]', (name, count, allowed) => {
    expect(decideBulk(name, count, lite).allowed).toBe(allowed);
    expect(decideBulk(name, count, holder()).allowed).toBe(true);
  });

  it('a selection of several is offered only sharing and printing [CMP-047]', () => {
    const situation = { selection: [facts, facts], screen: 'all_applicants', holder: lite } as const;
    expect([...availableActions(situation)].toSorted()).toEqual(['print_applicant', 'share_applicant']);
  });
});

describe('The buttons of an applicant', () => {
  it('leave moving and rejecting to the menu once somebody is hired [APP-019]', () => {
    const usual = (status: (typeof APPLICANT_STATUSES)[number]) =>
      (['move_to_stage', 'reject', 'send_email'] as const).filter((action) => isUsualAction(action, status));
    expect(usual('in_progress')).toEqual(['move_to_stage', 'reject', 'send_email']);
    expect(usual('hired')).toEqual(['send_email']);
  });
});
