// What is entered to start onboardings, with what was checked beside it.
import { BATCH_PEOPLE_MAX } from '@onward/contract/onboarding/onboarding-batches';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { ChannelFields, MessageField } from '../link/LinkFields.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { ReadinessPanel } from './ReadinessPanel.tsx';
import styles from './StartForm.module.css';
import type { Candidates } from './start-query.ts';
import type { Start } from './use-start.ts';

interface Props {
  start: Start;
  candidates: Candidates;
  onLeave?: () => void;
}

export function StartForm({ start, candidates, onLeave }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { link } = start;
  const sends = link.entries.send_sms || link.entries.send_email;
  const fields = {
    entries: link.entries,
    onChange: link.change,
    problems: link.problems,
    ...(start.targets && { targets: start.targets }),
  };
  return (
    <>
      <p className={styles.subtitle}>{t('onboarding:start.subtitle')}</p>
      <div className={styles.columns}>
        <div className={styles.entries}>
          <FormAlert failure={link.failure} />
          {candidates.left_out > 0 && (
            <p className={styles.leftOut} role="status">
              {t('onboarding:start.leftOut', { count: candidates.left_out })}
            </p>
          )}
          {candidates.too_many > 0 && (
            <p className={styles.leftOut} role="status">
              {t('onboarding:start.tooMany', {
                count: candidates.too_many,
                number: figure(candidates.too_many),
                most: figure(BATCH_PEOPLE_MAX),
              })}
            </p>
          )}
          <PeopleTable start={start} waitingCount={candidates.waiting_count} />
          <div className={styles.pair}>
            <ProcessField start={start} />
            <ChannelFields {...fields} />
          </div>
          {sends && <MessageField {...fields} />}
        </div>
        <ReadinessPanel start={start} onLeave={onLeave} />
      </div>
    </>
  );
}

function ProcessField({ start }: { start: Start }) {
  const { t } = useTranslation();
  const id = useId();
  const { processes, processId, processProblem } = start;
  const chosen = processes?.find((process) => process.id === processId);
  return (
    <Field
      htmlFor={id}
      label={t('onboarding:start.process')}
      required
      error={processProblem}
      hint={
        chosen && t('onboarding:start.processFacts', { count: chosen.module_types.length, minutes: chosen.minutes })
      }
    >
      <Select
        id={id}
        className={styles.wide ?? ''}
        value={processId}
        placeholder={t('onboarding:start.chooseProcess')}
        loading={processes === undefined}
        onChange={start.setProcess}
        showSearch={{ optionFilterProp: 'label' }}
        options={(processes ?? []).map((process) => ({ value: process.id, label: process.name }))}
        notFoundContent={t('onboarding:start.noProcesses')}
        status={processProblem ? 'error' : ''}
        aria-required="true"
        aria-describedby={fieldNoteId(id)}
      />
    </Field>
  );
}
