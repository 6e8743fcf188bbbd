// Which of the provider's companies people are sent to (INT-011, INT-013).
import type { Integration } from '@onward/contract/integrations/integrations';
import { useQuery } from '@tanstack/react-query';
import { Button, Radio } from 'antd';
import { useId, useState } from 'react';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { chooseCompany, companiesQuery } from '../integrations.api.ts';
import styles from './payroll/PayrollConnection.module.css';

interface Props {
  integration: Integration & { id: number };
  mayEdit: boolean;
  /** What the choice means, in the user's language. */
  words: Record<'title' | 'text' | 'notLoaded' | 'none' | 'save' | 'saved', string>;
}

export function ChooseCompany({ integration: { id, version, config }, mayEdit, words }: Props) {
  const titleId = useId();
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
    if (saved) toasts.success(words.saved);
    setBusy(false);
  };
  if (!mayEdit) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <p>{words.text}</p>
      {!companies && !error && <SkeletonRows rows={2} avatar={false} />}
      {!companies && error && <LoadFailure title={words.notLoaded} error={error} onRetry={() => void refetch()} />}
      {companies?.length === 0 && <p role="status">{words.none}</p>}
      {companies && companies.length > 0 && (
        <>
          <Radio.Group
            className={styles.companies ?? ''}
            aria-labelledby={titleId}
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
              {words.save}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
