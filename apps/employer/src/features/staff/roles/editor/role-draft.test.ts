import { PERMISSIONS } from '@onward/domain/staff/permissions';
import { describe, expect, it } from 'vitest';
import { summarise } from '../role-summary.ts';
import { allowAll, changedKeys, givable, heldOf, toggled } from './role-draft.ts';

describe('a role being edited', () => {
  it('adds a permission in order and removes it again [CMP-026]', () => {
    expect(toggled(['edit_note', 'view_analytics'], 'edit_offer')).toEqual([
      'edit_note',
      'edit_offer',
      'view_analytics',
    ]);
    expect(toggled(['edit_note', 'edit_offer'], 'edit_note')).toEqual(['edit_offer']);
  });

  it('counts unsaved changes, and not those that were reverted [CMP-026]', () => {
    expect(changedKeys(['edit_note'], ['edit_offer'])).toEqual(['edit_note', 'edit_offer']);
    expect(changedKeys(['edit_note'], toggled(toggled(['edit_note'], 'edit_offer'), 'edit_offer'))).toEqual([]);
  });

  it('allows all permissions of a group that the editor has, and nothing else [CMP-026]', () => {
    expect(allowAll(['edit_note'], 'insights', ['edit_user', 'view_analytics'])).toEqual([
      'edit_note',
      'view_analytics',
    ]);
    expect(givable(['all_admin_rights'], PERMISSIONS)).toEqual([...PERMISSIONS]);
  });

  it('shows every permission as granted under full admin rights [CMP-023]', () => {
    expect(heldOf(['all_admin_rights'], 'jobs')).toHaveLength(5);
    expect(heldOf(['create_position', 'edit_note'], 'jobs')).toEqual(['create_position']);
  });
});

describe('the summary of a role', () => {
  it('lists whole abilities, single permissions where only some are granted, and what is missing [CMP-026]', () => {
    const { can, cannot } = summarise(['create_position', 'edit_applicant']);
    expect(can).toEqual([
      { kind: 'permission', permission: 'create_position' },
      { kind: 'ability', ability: 'applicants' },
    ]);
    expect(cannot).toContain('sensitive');
    expect(cannot).not.toContain('jobs');
    expect(summarise(['all_admin_rights']).cannot).toEqual([]);
  });
});
