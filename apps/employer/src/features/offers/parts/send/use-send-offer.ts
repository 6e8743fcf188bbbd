// The state of the dialog that sends offers: what is chosen, what is missing, and sending it.
import type { DocumentTag } from '@onward/domain/documents/content';
import { OFFER_EXPIRY_DAYS, type OfferTerm, termsUsed } from '@onward/domain/offers/terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import type { SendOfferDialogProps } from '../../../../platform/room-parts.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { dayKey } from '../../../interviews/parts/meeting-times.ts';
import { offerTemplateChoicesQuery } from '../offer-templates.api.ts';
import { offersQuery, previewQuery, stageTemplateQuery } from '../offers.api.ts';
import {
  countMissing,
  rowAfter,
  rowProblems,
  signersAfter,
  type TermsRow,
  termsOf,
  usualTemplates,
} from './send-draft.ts';

export function useSendOffer({ people, shareStage, replaces, onRun, onClose }: Omit<SendOfferDialogProps, 'open'>) {
  const { data: templates = [] } = useQuery(offerTemplateChoicesQuery);
  const [chosen, setChosen] = useState<number[] | null>(null);
  const [typed, setTyped] = useState<TermsRow[] | null>(null);
  const [chosenSigners, setSignerIds] = useState<number[] | null>(null);
  const [days, setDays] = useState<number>(OFFER_EXPIRY_DAYS.usual);
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const [first] = people;
  const { data: [earlier] = [] } = useQuery({ ...offersQuery(first?.id ?? 0), enabled: people.length === 1 });
  const { staffs } = useStartup();
  const today = dayKey(new Date());
  const rows = typed ?? people.map((person) => rowAfter(earlier, person, today));
  const signerIds = chosenSigners ?? signersAfter(earlier, staffs ?? []);
  const { data: stageTemplateId = null } = useQuery({
    ...stageTemplateQuery(first?.id ?? 0),
    enabled: shareStage,
  });
  const templateIds = chosen ?? usualTemplates(templates, stageTemplateId, earlier);
  const picked = templates.filter(({ id }) => templateIds.includes(id));
  const tags = [...new Set(picked.flatMap((template) => template.tags))] as DocumentTag[];
  const needsSigner = picked.some(({ roles }) => roles.includes('company'));
  const request = {
    offer_template_ids: templateIds,
    offers: rows.map((row) => ({ application_id: row.applicationId, ...termsOf(row) })),
    signer_ids: signerIds,
    expires_in_days: days,
  };
  const { data: previewed = [] } = useQuery({
    ...previewQuery(request),
    enabled: templateIds.length > 0 && (!needsSigner || signerIds.length > 0),
  });
  const lacksSigner = needsSigner && signerIds.length === 0;
  const problems = useProblems({
    templateIds,
    missing: countMissing(rows, tags),
    lacksSigner,
  });

  const send = async () => {
    setChecked(true);
    setFailure(null);
    if (problems.length > 0 || rows.some((row) => Object.keys(rowProblems(row, tags, today)).length > 0)) return;
    setBusy(true);
    try {
      await onRun({ ...request, message: message.trim() || null, ...(replaces && { replace: true }) });
      onClose();
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    templates,
    templateIds,
    setChosen,
    rows,
    setRows: (changed: TermsRow[]) => {
      setTyped(changed);
      // What the server said was about the terms before.
      setFailure(null);
    },
    tags,
    used: termsUsed(tags),
    needsSigner,
    lacksSigner,
    signerIds,
    setSignerIds,
    days,
    setDays,
    message,
    setMessage,
    previewed,
    problems,
    isChecked,
    isBusy,
    failure,
    isDirty: chosen !== null || chosenSigners !== null || message !== '' || typed !== null,
    send,
  };
}

interface Missing {
  templateIds: readonly number[];
  missing: ReadonlyMap<OfferTerm, number>;
  lacksSigner: boolean;
}

/** Everything that keeps the offers from being sent. */
function useProblems({ templateIds, missing, lacksSigner }: Missing): string[] {
  const { t } = useTranslation();
  return [
    ...(templateIds.length === 0 ? [t('offers:send.missing.documents')] : []),
    ...[...missing].map(([term, count]) => t(`offers:send.missing.${term}`, { count })),
    ...(lacksSigner ? [t('offers:send.missing.signer')] : []),
  ];
}
