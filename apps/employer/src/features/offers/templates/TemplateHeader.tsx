// The header of the offer template editor: name, what uses it, preview, discard and save (design 51).
import type { OfferTemplate } from '@onward/contract/offers/offer-templates';
import { templateProblems } from '@onward/domain/documents/templates';
import { Button } from 'antd';
import { Pencil, Smartphone, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { SaveState } from '../../hiring-processes/parts/SaveState.tsx';
import type { useTemplateEditor } from './use-template-editor.ts';

interface Props {
  /** Null for a new one. */
  template: OfferTemplate | null;
  editing: ReturnType<typeof useTemplateEditor>;
  readOnly: boolean;
  onRename: () => void;
  onPreview: () => void;
}

export function TemplateHeader({ template, editing, readOnly, onRename, onPreview }: Props) {
  const { t } = useTranslation();
  const { draft, dirty, saving } = editing;
  const problems = templateProblems(draft.document).length;
  return (
    <PageHeader
      title={draft.name}
      titleOnPhone
      divided
      crumbs={[
        { label: t('shell:pages.company'), to: paths.company() },
        { label: t('shell:company.panels.templates'), to: paths.company('templates') },
        { label: t('offers:templates.title'), to: paths.hiringProcesses('offers') },
      ]}
      beside={
        <>
          {!readOnly && (
            <Button
              type="text"
              size="small"
              icon={<Pencil size={15} />}
              aria-label={t('offers:templates.rename')}
              title={t('offers:templates.rename')}
              onClick={onRename}
            />
          )}
          {template && (
            <Pill icon={Workflow}>{t('offers:templates.usedBy', { count: template.hiring_processes_count })}</Pill>
          )}
        </>
      }
      actions={
        <>
          {!readOnly && <SaveState dirty={dirty} problems={editing.tried ? problems : 0} isNew={template === null} />}
          <Button icon={<Smartphone size={16} />} onClick={onPreview}>
            {t('offers:templates.preview')}
          </Button>
          {dirty && !readOnly && (
            <Button onClick={editing.discard} disabled={saving}>
              {t('offers:templates.discard')}
            </Button>
          )}
          {!readOnly && (
            <Button
              type="primary"
              loading={saving}
              disabled={template !== null && !dirty}
              onClick={() => void editing.save()}
            >
              {t('offers:templates.save')}
            </Button>
          )}
        </>
      }
    />
  );
}
