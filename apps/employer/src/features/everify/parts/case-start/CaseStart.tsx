// The E-Verify case of an employee: its state, or the way to open one (EVF-020).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useCommand } from '../../case/use-command.ts';
import { newestCaseQuery, openCase } from '../../cases.api.ts';
import { EDIT_EVERIFY, SEE_CASES } from '../../demands.ts';
import { CasePill } from '../CasePill.tsx';
import styles from './CaseStart.module.css';

export function CaseStart({ employeeId }: { employeeId: number }) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const navigate = useNavigate();
  const command = useCommand();
  const seesCases = may(SEE_CASES);
  const { data: found, isPending } = useQuery({ ...newestCaseQuery(employeeId), enabled: seesCases });
  if (!seesCases) return <p className={styles.none}>{t('everify-cases:start.noAccess')}</p>;
  if (isPending) return <SkeletonRows rows={1} avatar={false} />;
  const open = async () => {
    const { id } = await openCase(employeeId);
    await navigate(paths.everifyCase(id));
  };
  return (
    <section className={styles.case} aria-label={t('everify-cases:start.title')}>
      <Landmark size={18} aria-hidden="true" />
      <div className={styles.text}>
        <p>
          <b>{t('everify-cases:start.title')}</b> {found && <CasePill status={found.status} />}
        </p>
        <p className={styles.none}>
          {found ? (found.case_number ?? t(`everify-cases:short.${found.status}`)) : t('everify-cases:start.none')}
        </p>
        {!found && <p className={styles.none}>{t('everify-cases:start.text')}</p>}
        <FormAlert failure={command.failure} />
      </div>
      {found && (
        <LinkButton to={paths.everifyCase(found.id)} primary={found.status !== 'CLOSED'}>
          {t(found.status === 'CLOSED' ? 'everify-cases:start.view' : 'everify-cases:start.continue')}
        </LinkButton>
      )}
      {!found && may(EDIT_EVERIFY) && (
        <Button type="primary" loading={command.busy !== null} onClick={() => void command.run('open', open)}>
          {t('everify-cases:start.open')}
        </Button>
      )}
    </section>
  );
}
