// The header of the template editor: name, what uses it, preview, discard and save (design 51).
import { templateProblems } from '@onward/domain/documents/templates';
import { Button } from 'antd';
import { Pencil, Smartphone, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../../design/page/PageHeader.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { SaveState } from '../../../hiring-processes/parts/SaveState.tsx';
import type { TemplateRoom } from './template-room.ts';
import type { useTemplateEditor } from './use-template-editor.ts';

interface Props {
  /** Never saved. */
  isNew: boolean;
  room: TemplateRoom;
  editing: ReturnType<typeof useTemplateEditor>;
  readOnly: boolean;
  onRename: () => void;
  onPreview: () => void;
}

export function TemplateHeader({ isNew, room, editing, readOnly, onRename, onPreview }: Props) {
  const { t } = useTranslation();
  const { draft, dirty, saving } = editing;
  const problems = templateProblems(draft.document, room.kind).length;
  return (
    <PageHeader
      title={draft.name}
      titleOnPhone
      divided
      crumbs={room.crumbs}
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
          {room.usedBy !== null && <Pill icon={Workflow}>{room.usedBy}</Pill>}
        </>
      }
      actions={
        <>
          {!readOnly && <SaveState dirty={dirty} problems={editing.tried ? problems : 0} isNew={isNew} />}
          <Button icon={<Smartphone size={16} />} onClick={onPreview}>
            {t('offers:templates.preview')}
          </Button>
          {dirty && !readOnly && (
            <Button onClick={editing.discard} disabled={saving}>
              {t('offers:templates.discard')}
            </Button>
          )}
          {!readOnly && (
            <Button type="primary" loading={saving} disabled={!isNew && !dirty} onClick={() => void editing.save()}>
              {t('offers:templates.save')}
            </Button>
          )}
        </>
      }
    />
  );
}
