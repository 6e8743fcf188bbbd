// Writes a note; @ mentions team members, and the note can be limited to admins.
import type { NoteInput } from '@onward/contract/applicants/application-remarks';
import { NOTE_MAX } from '@onward/domain/applicants/remarks';
import { bestMatches } from '@onward/domain/platform/search/match-rank';
import { Button, Checkbox, Mentions } from 'antd';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { type Colleague, mentionedIn } from './mentions.ts';
import styles from './NoteForm.module.css';

export interface NoteDraft {
  body: string;
  adminsOnly: boolean;
  /** Team members mentioned so far; only those still in the text are notified. */
  picked: readonly Colleague[];
}

export const EMPTY_DRAFT: NoteDraft = { body: '', adminsOnly: false, picked: [] };

interface Props {
  draft: NoteDraft;
  /** Takes partial changes, because choosing a team member changes the text and the list in separate events. */
  onDraft: (change: Partial<NoteDraft>) => void;
  submitLabel: string;
  /** Rejects with the error of the request. */
  onSubmit: (note: NoteInput) => Promise<void>;
  onCancel?: () => void;
  autoFocus?: boolean;
  /** A higher number puts the focus into the box. */
  focusRequests?: number;
}

export function NoteForm({
  draft,
  onDraft,
  submitLabel,
  onSubmit,
  onCancel,
  autoFocus = false,
  focusRequests = 0,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const colleagues = useColleagues();
  const [searched, setSearched] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const body = draft.body.trim();
  useEffect(() => {
    if (focusRequests > 0) document.getElementById(id)?.focus();
  }, [focusRequests, id]);

  const send = async () => {
    if (body === '' || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const visibility = draft.adminsOnly ? 'admins' : 'everyone';
      await onSubmit({ body, visibility, mentions: mentionedIn(body, draft.picked) });
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <div className={styles.form}>
      <FormAlert failure={failure} />
      <label htmlFor={id} className="visually-hidden">
        {t('applicants:remarks.note')}
      </label>
      <Mentions
        id={id}
        className={styles.body ?? ''}
        variant="borderless"
        autoFocus={autoFocus}
        rows={3}
        maxLength={NOTE_MAX}
        placeholder={t('applicants:remarks.placeholder')}
        value={draft.body}
        filterOption={false}
        onSearch={setSearched}
        options={bestMatches(colleagues, searched, ({ name }) => name).map(({ id: staffId, name }) => ({
          key: String(staffId),
          value: name,
          label: name,
        }))}
        onChange={(text) => onDraft({ body: text })}
        onSelect={({ value }) => {
          const picked = colleagues.find(({ name }) => name === value);
          if (picked) onDraft({ picked: [...draft.picked, picked] });
        }}
        onKeyDown={sendByKey}
      />
      <div className={styles.foot}>
        <Checkbox checked={draft.adminsOnly} onChange={({ target }) => onDraft({ adminsOnly: target.checked })}>
          {t('applicants:remarks.adminsOnly')}
        </Checkbox>
        <span className={styles.buttons}>
          {onCancel && (
            <Button onClick={onCancel} disabled={busy}>
              {t('shell:cancel')}
            </Button>
          )}
          <Button type="primary" loading={busy} disabled={body === ''} onClick={() => void send()}>
            {submitLabel}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Everyone except the user. */
function useColleagues(): Colleague[] {
  const { staffs, user } = useStartup();
  return (staffs ?? []).filter(({ id }) => id !== user.id).map(({ id, name, email }) => ({ id, name: name || email }));
}
