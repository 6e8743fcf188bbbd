// Asks for a stage that every selected applicant has in their process, names the ones that only some have, and says what
// the chosen stage sends (APP-024).
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { previewQuery } from '../applicants.api.ts';
import { DropHint } from '../board/DropHint.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { LeftOut, useQualifying } from './LeftOut.tsx';
import styles from './MoveToStageDialog.module.css';
import { useWho } from './use-who.ts';

export function MoveToStageDialog({
  action,
  target,
  screen,
  open,
  onClose,
  onRun,
}: ActionDialogProps<'move_to_stage'>) {
  const { t } = useTranslation();
  const id = useId();
  const { data: preview, error } = useQuery(previewQuery(target, screen));
  const qualifying = useQualifying(action, target, screen);
  const who = useWho(target, qualifying.count);
  const here = target.kind === 'rows' ? target.rows.map(({ position_stage }) => position_stage) : [];
  const form = useForm({
    initial: { stage: null as string | null },
    check: ({ stage }) => ({ stage: stage === null ? t('applicants:dialogs.stage.required') : null }),
    submit: async ({ stage }) => {
      const chosen = preview?.stages.find(({ name }) => name === stage);
      await onRun(chosen?.id ? { stage_id: chosen.id } : { stage_name: stage });
      onClose();
    },
  });
  const field = form.field('stage');
  const stages = preview?.stages.filter((stage) => !everybodyIsIn(stage, here)) ?? [];
  const chosen = stages.find(({ name }) => name === field.value);
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:dialogs.stage.title', { who })}
      submitLabel={t('applicants:dialogs.stage.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure ?? (error ? { code: null, message: '' } : null)} />
      <LeftOut {...qualifying} />
      {!preview && !error && <SkeletonRows />}
      {preview && !stages.some(({ in_all }) => in_all) && <p role="status">{t('applicants:dialogs.stage.none')}</p>}
      {stages.length > 0 && (
        <Field htmlFor={field.id} label={t('applicants:dialogs.stage.label')} error={field.error} required>
          <Radio.Group
            id={field.id}
            className={styles.stages ?? ''}
            aria-label={t('applicants:dialogs.stage.label')}
            value={field.value}
            onChange={({ target: chosen }) => field.onChange(chosen.value)}
            options={stages.map(({ name, in_all }) => ({
              value: name,
              disabled: !in_all,
              label: in_all ? name : <NotInAll name={name} />,
            }))}
          />
        </Field>
      )}
      {chosen && <DropHint stage={chosen} who={movedText(qualifying.count)} />}
    </FormDialog>
  );

  function movedText(count: number): string {
    const [only, ...others] = target.kind === 'rows' ? target.rows : [];
    return only && others.length === 0 ? only.first_name : t('applicants:dialogs.people', { count });
  }
}

/** Nobody would move there; stages of several processes are told apart by name. */
const everybodyIsIn = (stage: { id: number | null; name: string }, here: readonly { id: number; name: string }[]) =>
  here.length > 0 && here.every(({ id, name }) => (stage.id === null ? name === stage.name : id === stage.id));

function NotInAll({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      {name}
      <small className={styles.why}>{t('applicants:dialogs.stage.notInAll')}</small>
    </>
  );
}
