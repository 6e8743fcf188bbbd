// The message templates of the company (MSG-010).
import type { MessageTemplate } from '@onward/contract/messages/message-templates';
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { lazyPage } from '../../../platform/chunks/lazy-page.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { TaggedText } from '../parts/TaggedText.tsx';
import styles from './MessageTemplatesPage.module.css';
import type { TemplateDialogProps } from './TemplateDialog.tsx';
import { templateRecord, templatesQuery } from './templates.api.ts';

/** Its editor is large, and the list needs none. */
const TemplateDialog = lazyPage<TemplateDialogProps>(() => import('./TemplateDialog.tsx'));

const EDIT = { permission: 'edit_template', module: 'messaging', writes: true } as const;

export default function MessageTemplatesPage() {
  const { t } = useTranslation();
  const { data: templates, error, refetch } = useQuery(templatesQuery(null));
  const edited = useDialog<MessageTemplate | 'new'>();
  const deleted = useDialog<MessageTemplate>();
  const addButton = (
    <GuardedButton
      demand={EDIT}
      type="primary"
      icon={<Plus size={16} />}
      label={t('messages:templates.add')}
      onClick={() => edited.show('new')}
    />
  );
  return (
    <>
      <PageHeader
        title={t('shell:pages.messageTemplates')}
        crumbs={[{ label: t('shell:company.panels.templates'), to: paths.company('templates') }]}
        actions={addButton}
      />
      <PageBody>
        {!templates && !error && <SkeletonRows avatar={false} />}
        {!templates && error && (
          <LoadFailure title={t('messages:templates.notLoaded')} error={error} onRetry={() => void refetch()} />
        )}
        {templates?.length === 0 && (
          <EmptyState
            kind="first_use"
            title={t('messages:templates.none')}
            text={t('messages:templates.noneText')}
            action={addButton}
          />
        )}
        {templates && templates.length > 0 && (
          <ul className={styles.list} aria-label={t('shell:pages.messageTemplates')}>
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onEdit={() => edited.show(template)}
                onDelete={() => deleted.show(template)}
              />
            ))}
          </ul>
        )}
      </PageBody>
      {edited.subject && (
        <Suspense>
          <TemplateDialog
            key={edited.visit}
            open={edited.open}
            template={edited.subject === 'new' ? null : edited.subject}
            onClose={edited.close}
          />
        </Suspense>
      )}
      {deleted.subject && (
        <DeleteTemplate key={deleted.visit} open={deleted.open} template={deleted.subject} onClose={deleted.close} />
      )}
    </>
  );
}

interface RowProps {
  template: MessageTemplate;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateRow({ template, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation();
  const { name, channel, subject, body, translations } = template;
  const Picture = channel === 'sms' ? MessageSquareText : Mail;
  const languages = Object.keys(translations).length;
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Picture size={18} aria-hidden="true" />
      </span>
      <div className={styles.facts}>
        <button type="button" className={styles.name} onClick={onEdit}>
          {name}
        </button>
        <p className={styles.words}>
          <TaggedText text={[subject, body].filter(Boolean).join(': ')} />
        </p>
      </div>
      <span className={styles.meta}>
        {[
          t(`messages:channels.${channel}`),
          languages > 0 && t('messages:templates.translations', { count: languages }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <RowMenu
        label={t('messages:templates.actionsFor', { name })}
        actions={[
          { key: 'edit', label: t('messages:templates.edit'), icon: <Pencil size={15} />, run: onEdit },
          {
            key: 'delete',
            label: t('messages:templates.delete'),
            icon: <Trash2 size={15} />,
            danger: true,
            run: onDelete,
          },
        ]}
      />
    </li>
  );
}

interface DeleteProps {
  open: boolean;
  template: MessageTemplate;
  onClose: () => void;
}

function DeleteTemplate({ open, template: { id, name }, onClose }: DeleteProps) {
  const { t } = useTranslation();
  return (
    <DeleteDialog
      open={open}
      title={t('messages:templates.deleteTitle', { name })}
      text={t('messages:templates.deleteText')}
      confirmLabel={t('messages:templates.delete')}
      done={t('messages:templates.deleted', { name })}
      remove={() => templateRecord.remove(id)}
      restore={() => templateRecord.restore(id)}
      onClose={onClose}
    />
  );
}
