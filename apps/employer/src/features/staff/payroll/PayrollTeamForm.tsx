// Selects the members of the payroll team, saved together.
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import styles from './PayrollTeamForm.module.css';
import { COLLEAGUES_SHOWN, colleaguesQuery, savePayrollTeam } from './payroll-team.api.ts';

export function PayrollTeamForm({ team }: { team: readonly number[] }) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(team);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(colleaguesQuery(search));
  const mayWrite = useAccess().may({ permission: 'manage_payroll_team_members', module: 'payroll', writes: true });
  const changes = chosen.filter((id) => !team.includes(id)).length + team.filter((id) => !chosen.includes(id)).length;
  const leaving = useUnsavedChanges(changes > 0 && !busy);
  const colleagues = data?.company_staffs ?? [];
  const more = (data?.total_count ?? 0) - colleagues.length;

  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id]);

  const save = async () => {
    setBusy(true);
    try {
      setChosen(await savePayrollTeam(chosen));
      toasts.success(t('staff:payroll.saved'));
    } catch {
      // The shared handler shows the error; the selection stays.
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.panel} aria-label={t('staff:payroll.title')}>
      <h2>{t('staff:payroll.title')}</h2>
      <p className={styles.about}>{t('staff:payroll.about')}</p>
      <SearchField label={t('staff:people.search')} value={search} maxLength={120} onSearch={setSearch} />
      <p className={styles.count} role="status">
        {t('staff:payroll.chosen', { count: chosen.length })}
      </p>
      {data && colleagues.length === 0 && <EmptyState kind="no_match" title={t('staff:people.noMatch')} />}
      <ul className={styles.list}>
        {colleagues.map(({ id, name, company_role }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} disabled={!mayWrite} onChange={() => toggle(id)}>
              <span className={styles.person}>
                <Avatar name={name} size={30} />
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.role}>{roleLabel(company_role.name)}</span>
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.about}>{t('staff:payroll.more', { count: more, shown: COLLEAGUES_SHOWN })}</p>}
      {changes > 0 && (
        <div className={styles.actions}>
          <span className={styles.unsaved}>{t('staff:roles.unsaved', { count: changes })}</span>
          <Button onClick={() => setChosen(team)} disabled={busy}>
            {t('staff:roles.discard')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void save()}>
            {t('staff:payroll.save')}
          </Button>
        </div>
      )}
      <LeaveDialog question={leaving} />
    </section>
  );
}
