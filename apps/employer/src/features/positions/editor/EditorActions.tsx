// The header of the editor: save state, and the next actions for the job.

import type { Position } from '@onward/contract/positions/position';
import { Button } from 'antd';
import { Check, CircleAlert, Copy, Radio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Spinner } from '../../../design/status/Spinner.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { clockText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { decideMenuAction, type PositionMenuAction } from '../position-actions.ts';
import { templateOf } from '../templates/template-entries.ts';
import { addTemplate, EDIT_TEMPLATE } from '../templates/templates.api.ts';
import { usePositionActions } from '../use-position-actions.ts';
import styles from './EditorActions.module.css';
import type { PositionEditor } from './use-position-editor.ts';

interface Props {
  position: Position;
  editor: PositionEditor;
  readOnly: boolean;
}

export function EditorActions({ position, editor, readOnly }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { may, decide } = useAccess();
  const positionActions = usePositionActions();
  const [busy, setBusy] = useState(false);
  const offers = (action: PositionMenuAction) => decideMenuAction(action, position.status, decide).allowed;
  const isDraft = position.status === 'pending';

  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(() => null);
    setBusy(false);
  };
  const publish = () =>
    during(async () => {
      if (!readOnly && !(await editor.save())) return toasts.error(t('positions:editor.fixFirst'));
      return positionActions.publish({ digest_key: position.digest_key, title: editor.entries.title });
    });
  const saveAsTemplate = () =>
    during(async () => {
      const template = await addTemplate(templateOf(editor.entries));
      toasts.success(t('positions:templates.added', { name: template.name }));
      void navigate(paths.positionTemplate(template.id));
    });

  return (
    <>
      {!readOnly && <SaveNote editor={editor} isDraft={isDraft} />}
      {may(EDIT_TEMPLATE) && position.status !== 'deleted' && (
        <Button icon={<Copy size={16} />} disabled={busy} onClick={() => void saveAsTemplate()}>
          {t('positions:editor.saveAsTemplate')}
        </Button>
      )}
      {!readOnly && !isDraft && (
        <Button
          type={offers('publish') ? 'default' : 'primary'}
          disabled={!editor.dirty}
          loading={editor.saving}
          onClick={() => void editor.save().then((all) => !all && toasts.error(t('positions:editor.fixFirst')))}
        >
          {t('positions:editor.save')}
        </Button>
      )}
      {offers('close') && (
        <Button disabled={busy} onClick={() => void during(() => positionActions.close(position))}>
          {t('positions:actions.close')}
        </Button>
      )}
      {offers('publish') && (
        <Button type="primary" icon={<Radio size={16} />} loading={busy} onClick={() => void publish()}>
          {t(isDraft ? 'positions:actions.publish' : 'positions:actions.reopen')}
        </Button>
      )}
    </>
  );
}

function SaveNote({ editor, isDraft }: { editor: PositionEditor; isDraft: boolean }) {
  const { t, i18n } = useTranslation();
  const { saving, dirty, failure, conflict, savedAt } = editor;
  const time = savedAt && clockText(i18n.language, savedAt);
  const troubled = failure !== null || conflict !== null;
  return (
    <span className={styles.note} data-troubled={troubled} aria-live="polite">
      {saving && (
        <>
          <Spinner /> {t('positions:editor.saving')}
        </>
      )}
      {!saving && troubled && (
        <>
          <CircleAlert size={14} aria-hidden="true" /> {t('positions:editor.notSaved')}
        </>
      )}
      {!saving && !troubled && dirty && t('positions:editor.unsaved')}
      {!saving && !troubled && !dirty && time && (
        <>
          <Check size={14} aria-hidden="true" />
          {t(isDraft ? 'positions:editor.draftSaved' : 'positions:editor.saved', { time })}
        </>
      )}
    </span>
  );
}
