import { describe, expect, it } from 'vitest';
import { isSortable, operatorsOf } from './columns.ts';
import { columnOf, columnsOf, demandOf, isReportSource, REPORT_SOURCES, startingColumns } from './sources.ts';
import { offeredColumns } from './templates.ts';

const SENSITIVE = ['date_of_birth', 'ssn', 'pay_rate', 'pay_unit', 'bank_accounts'];

describe('The sources of reports', () => {
  it('are the eight of the catalog [RPT-003]', () => {
    expect(REPORT_SOURCES).toEqual([
      'applicants',
      'positions',
      'employees',
      'onboarding',
      'meetings',
      'offers',
      'background_checks',
      'messages_volume',
    ]);
    expect(['applicants', 'persons', 'toString', ''].filter(isReportSource)).toEqual(['applicants']);
  });

  it.each([
    ['applicants', 'name email phone position location department brand status stage stage_status source applied_at'],
    ['applicants', 'hired_date rejection_reason rating days_in_stage'],
    ['positions', 'title status review location pay_from pay_to pay_unit openings applicants hires published_at'],
    ['employees', 'legal_first_name ssn address_line_1 emergency_name job_title work_state pay_rate flsa_status'],
    ['onboarding', 'process status percent started_at completed_at waiting_on'],
  ] as const)('about %s have the columns %s [RPT-003]', (source, keys) => {
    const offered = columnsOf(source).map(({ key }) => key);
    expect(keys.split(' ').filter((key) => !offered.includes(key))).toEqual([]);
  });

  it.each(REPORT_SOURCES)(
    'about %s name each column once, and start with some that everybody may see [RPT-003]',
    (source) => {
      const keys = columnsOf(source).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(startingColumns(source).map((key) => columnOf(source, key)?.sensitive)).toEqual(
        startingColumns(source).map(() => undefined),
      );
      expect(startingColumns(source).every((key) => keys.includes(key))).toBe(true);
    },
  );

  it('offer columns with sensitive data only with the right to them, and never filter or sort by them [RPT-004]', () => {
    const withRight = offeredColumns('employees', true).filter(({ sensitive }) => sensitive);
    expect(withRight.map(({ key }) => key)).toEqual(SENSITIVE);
    expect(offeredColumns('employees', false).some(({ key }) => SENSITIVE.includes(key))).toBe(false);
    expect(withRight.flatMap(operatorsOf)).toEqual([]);
    expect(withRight.some(isSortable)).toBe(false);
  });

  it('demand what the screens of the same data demand [RPT-003, RPT-004]', () => {
    expect(demandOf('employees')).toEqual({ permission: 'view_employee' });
    expect(demandOf('background_checks')).toEqual({ module: 'background_check', permission: 'order_background_check' });
    expect(demandOf('applicants')).toEqual({});
  });
});
