// Compares two records that may be one person; the user chooses what to keep where they differ (AHD-002).
import type { Person } from '@onward/contract/applicants/persons';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { Merge } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { nameOf } from '../applicants.list.ts';
import { Comparison } from './Comparison.tsx';
import { MatchReason } from './MatchReason.tsx';
import styles from './MergeDialog.module.css';
import { MergeSummary } from './MergeSummary.tsx';
import { type Choices, firstChoices, mergeValues } from './merge-choices.ts';
import { duplicatesQuery, keepApart, merge } from './persons.api.ts';

interface Props {
  personId: number;
  open: boolean;
  onClose: () => void;
}

export function MergeDialog({ personId, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useQuery({ ...duplicatesQuery(personId), enabled: open });
  const [otherId, setOtherId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<{ of: number; choices: Choices } | null>(null);
  const [busy, setBusy] = useState<'merge' | 'apart' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const found = data?.duplicates.find(({ person }) => person.id === otherId) ?? data?.duplicates[0];
  const pair = data && found ? { kept: data.person, other: found.person } : null;
  const choices = pair && (chosen?.of === pair.other.id ? chosen.choices : firstChoices(pair.kept, pair.other));

  const run = async (what: 'merge' | 'apart', call: () => Promise<void>, message: string) => {
    setBusy(what);
    setFailure(null);
    try {
      await call();
      toasts.success(message);
      onClose();
    } catch (thrown) {
      setFailure(takeFailure(thrown));
    }
    setBusy(null);
  };
  const mergeThem = ({ kept, other }: { kept: Person; other: Person }, wanted: Choices) =>
    run(
      'merge',
      () => merge(kept.id, other.id, mergeValues(kept, other, wanted)),
      t('applicants:persons.merge.done', { name: nameOf(wanted.name === 'kept' ? kept : other) }),
    );

  return (
    <Dialog
      open={open}
      width="preview"
      title={t('applicants:persons.merge.title')}
      onClose={onClose}
      dirty={busy !== null}
      actions={
        pair &&
        choices && (
          <>
            <span className={styles.undo}>{t('applicants:persons.merge.undo')}</span>
            <Button
              loading={busy === 'apart'}
              disabled={busy === 'merge'}
              onClick={() =>
                void run('apart', () => keepApart(pair.kept.id, pair.other.id), t('applicants:persons.merge.apart'))
              }
            >
              {t('applicants:persons.merge.twoPeople')}
            </Button>
            <Button
              type="primary"
              icon={<Merge size={16} />}
              loading={busy === 'merge'}
              disabled={busy === 'apart'}
              onClick={() => void mergeThem(pair, choices)}
            >
              {t('applicants:persons.merge.submit', { name: nameOf(pair.kept) })}
            </Button>
          </>
        )
      }
    >
      {!data && !error && <SkeletonRows rows={5} />}
      {!data && error && (
        <LoadFailure
          title={t('applicants:persons.merge.notLoaded')}
          error={error}
          onRetry={() => void refetch()}
          offersSupport={false}
        />
      )}
      {data && !pair && (
        <EmptyState
          kind="nothing_to_do"
          title={t('applicants:persons.merge.none')}
          text={t('applicants:persons.merge.noneText')}
        />
      )}
      {pair && choices && found && (
        <>
          <MatchReason sign={found.shared[0] ?? 'name'} person={pair.other} />
          {data && data.duplicates.length > 1 && (
            <Field htmlFor={id} label={t('applicants:persons.merge.with')}>
              <Select
                id={id}
                className={styles.with ?? ''}
                value={pair.other.id}
                onChange={(value: number) => setOtherId(value)}
                options={data.duplicates.map(({ person }) => ({
                  value: person.id,
                  label: [nameOf(person), person.email].filter(Boolean).join(', '),
                }))}
              />
            </Field>
          )}
          <Comparison
            {...pair}
            choices={choices}
            onChoose={(field, side) => setChosen({ of: pair.other.id, choices: { ...choices, [field]: side } })}
          />
          <MergeSummary {...pair} />
          <FormAlert failure={failure} />
        </>
      )}
    </Dialog>
  );
}
