// Which of the provider's companies people are sent to (INT-011).
import type { Integration } from '@onward/contract/integrations/integrations';
import { useQuery } from '@tanstack/react-query';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { chooseCompany, companiesQuery } from '../../integrations.api.ts';
import styles from './PayrollConnection.module.css';

interface Props {
  integration: Integration & { id: number };
  mayEdit: boolean;
}

export function ChooseCompany({ integration: { id, name, version, config }, mayEdit }: Props) {
  const { t } = useTranslation();
  const { data: companies, error, refetch } = useQuery({ ...companiesQuery(id), enabled: mayEdit });
  const current = config.default_company_id ?? null;
  const [picked, setPicked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = picked ?? current;
  const save = async () => {
    if (chosen === null) return;
    setBusy(true);
    // The shared handler shows why it was refused.
    const saved = await chooseCompany(id, version, chosen).then(
      () => true,
      () => false,
    );
    if (saved) toasts.success(t('payroll:company.saved'));
    setBusy(false);
  };
  if (!mayEdit) return null;
  return (
    <section className={styles.card} aria-labelledby="payroll-company">
      <h2 id="payroll-company">{t('payroll:company.title', { name })}</h2>
      <p>{t(current === null ? 'payroll:company.choose' : 'payroll:company.text', { name })}</p>
      {!companies && !error && <SkeletonRows rows={2} avatar={false} />}
      {!companies && error && (
        <LoadFailure title={t('payroll:company.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {companies?.length === 0 && <p role="status">{t('payroll:company.none', { name })}</p>}
      {companies && companies.length > 0 && (
        <>
          <Radio.Group
            className={styles.companies ?? ''}
            aria-labelledby="payroll-company"
            value={chosen}
            onChange={(event) => setPicked(event.target.value as string)}
            options={companies.map((company) => ({
              value: company.id,
              label: (
                <span className={styles.company}>
                  {company.name}
                  <span>{company.id}</span>
                </span>
              ),
            }))}
          />
          <div>
            <Button
              type="primary"
              loading={busy}
              disabled={chosen === null || chosen === current}
              onClick={() => void save()}
            >
              {t('payroll:company.save')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
