// Documents that the company signs after the employee; signing the last one completes the action (ONB-045).

import type { ResponseOf } from '@onward/contract/endpoint';
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { getActionDocumentPage, type getActionDocuments } from '@onward/contract/onboarding/onboarding-forms';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { api } from '../../../../platform/api.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { DocumentPaper } from '../../../documents/parts/DocumentPaper.tsx';
import type { PdfCalls } from '../../../documents/parts/editor-props.ts';
import { PdfPaper } from '../../../documents/parts/PdfPaper.tsx';
import { SigningForm } from '../../../documents/parts/signing/SigningForm.tsx';
import { companyFields, useSigningForm } from '../../../documents/parts/signing/use-signing-form.ts';
import { actionDocumentsQuery, completeAction, signForCompany } from '../../actions.api.ts';
import styles from './SignDocuments.module.css';

type Documents = ResponseOf<typeof getActionDocuments>;

interface Props {
  process: EmployeeProcess;
  action: EmployeeAction;
  canSign: boolean;
  onDone: () => void;
}

const PREPARING_POLL_MS = 1500;

export function SignDocuments(props: Props) {
  const { t } = useTranslation();
  const { action } = props;
  const { data, error, refetch } = useQuery({
    ...actionDocumentsQuery(action.action_key),
    refetchInterval: ({ state }) => (state.data?.signer === null ? PREPARING_POLL_MS : false),
  });
  // The fields to fill in are known once the documents are prepared.
  if (data) return <Loaded key={String(data.signer?.id)} {...props} data={data} />;
  if (!error) return <SkeletonRows avatar={false} />;
  return <LoadFailure title={t('onboarding:documents.notLoaded')} error={error} onRetry={() => void refetch()} />;
}

/** Pages of an uploaded document, as images with their text. */
const pagesOf = (actionKey: string, position: number): Pick<PdfCalls, 'page' | 'documentKey'> => ({
  documentKey: `onboarding ${actionKey} document ${position}`,
  async page(_upload, page) {
    const response = await api.response(getActionDocumentPage, {
      params: { action_key: actionKey, position, page },
      silent: true,
    });
    return { image: await response.blob(), text: decodeURIComponent(response.headers.get('x-page-text') ?? '') };
  },
});

function Loaded({ process, action, canSign: mayAct, onDone, data }: Props & { data: Documents }) {
  const { t } = useTranslation();
  // Without a signer the documents are still being prepared.
  const canSign = mayAct && data.signer !== null;
  const signer = action.signers.find(({ role, signed_at }) => role === 'company' && signed_at === null);
  const { asked, form, typed } = useSigningForm({
    asked: canSign ? companyFields(data.documents) : [],
    submit: async (input) => {
      if (signer) await signForCompany({ actionKey: action.action_key, signerId: signer.id }, input);
      await completeAction(action.action_key);
      toasts.success(t('onboarding:documents.signed', { name: process.employee.name }));
      onDone();
    },
  });
  return (
    <div className={styles.columns}>
      <div className={styles.documents}>
        {data.documents.map((document) => (
          <section key={document.position} aria-label={document.title}>
            <h2>{document.title}</h2>
            {document.content && (
              <DocumentPaper
                content={document.content}
                tagText={(tag) => t(`documents:tags.${tag}`)}
                filled={{ ...data.filled_fields, ...typed }}
              />
            )}
            {document.pdf && (
              <PdfPaper
                pdf={document.pdf}
                calls={pagesOf(action.action_key, document.position)}
                filled={{ ...data.filled_fields, ...typed }}
              />
            )}
          </section>
        ))}
      </div>
      <div className={styles.signing}>
        <Signers action={action} />
        {mayAct && data.signer === null && <p role="status">{t('onboarding:documents.preparing')}</p>}
        {canSign && <SigningForm asked={asked} form={form} />}
      </div>
    </div>
  );
}

function Signers({ action }: { action: EmployeeAction }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  return (
    <ul className={styles.signers} aria-label={t('onboarding:documents.signers')}>
      {action.signers.map(({ id, name, signed_at: at }) => (
        <li key={id} data-signed={at !== null}>
          {at ? <Check size={15} aria-hidden="true" /> : <CircleDashed size={15} aria-hidden="true" />}
          <span>{name}</span>
          <small>{at ? moment(at) : t('onboarding:documents.notSigned')}</small>
        </li>
      ))}
    </ul>
  );
}
