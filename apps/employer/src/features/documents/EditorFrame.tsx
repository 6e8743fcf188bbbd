// The editor's three parts: what can be placed, the page, and the settings of what is selected (design 51).
import type { DocumentField, SignerRole } from '@onward/domain/documents/fields';
import { templateFields, templateProblems, templateTags } from '@onward/domain/documents/templates';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentKind } from './document-kind.ts';
import styles from './EditorFrame.module.css';
import { FieldSettings } from './panels/FieldSettings.tsx';
import { PlacePanel } from './panels/PlacePanel.tsx';
import { ReadyList } from './panels/ReadyList.tsx';
import { UploadBox } from './panels/UploadBox.tsx';
import type { DocumentDraft } from './parts/document-draft.ts';
import type { EditorProps } from './parts/editor-props.ts';
import { type DocumentProblem, useProblemTexts } from './problem-texts.ts';
import type { Surface } from './surface.ts';

interface Props extends EditorProps<DocumentDraft> {
  surface: Surface;
  role: SignerRole;
  onRole: (role: SignerRole) => void;
  toolbar: ReactNode;
  children: ReactNode;
}

export function EditorFrame({ draft, readOnly, refused, surface, role, onRole, toolbar, children, ...rest }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const problems = useDocumentProblems(draft, refused);
  const fields: readonly DocumentField[] = templateFields(draft);
  const tags = templateTags(draft);
  const { selected } = surface;
  return (
    <div className={styles.panes}>
      {!readOnly && (
        <aside className={styles.left} aria-label={t('documents:editor.panel')}>
          <PlacePanel fields={fields} tags={tags} role={role} onRole={onRole} surface={surface} format={draft.format}>
            <UploadBox draft={draft} refused={refused} {...rest} />
          </PlacePanel>
        </aside>
      )}
      <div className={styles.middle}>
        {toolbar}
        {rest.notice && <div className={styles.notice}>{rest.notice}</div>}
        {children}
      </div>
      <aside className={styles.right} aria-labelledby={id}>
        <h2 id={id} className="visually-hidden">
          {t('documents:editor.settings')}
        </h2>
        {selected ? (
          <FieldSettings
            selected={selected}
            surface={surface}
            problem={selected.type === 'field' ? problemOf(problems, selected.field.id) : null}
            pagesCount={draft.format === 'pdf' ? draft.pages.length : 0}
            readOnly={readOnly}
          />
        ) : (
          <p className={styles.nothing}>{t('documents:editor.nothingSelected')}</p>
        )}
        <hr className={styles.divider} />
        <ReadyList
          format={draft.format}
          fields={fields}
          tags={tags}
          problems={problems}
          onGoToField={surface.goToField}
        />
      </aside>
    </div>
  );
}

/** The draft's own problems, and what the server refused besides. */
export function useDocumentProblems(draft: DocumentDraft, refused: readonly DocumentProblem[]): DocumentProblem[] {
  const textsOf = useProblemTexts();
  const own = textsOf(templateProblems(draft, useDocumentKind()));
  return [...own, ...refused.filter(({ text }) => !own.some((problem) => problem.text === text))];
}

const problemOf = (problems: readonly DocumentProblem[], fieldId: string) => {
  const found = problems.find((problem) => problem.fieldId === fieldId);
  return found ? { at: found.inOptions ? ('options' as const) : ('label' as const), text: found.text } : null;
};
