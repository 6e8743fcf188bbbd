// Carries out what `decideErrorReaction` decides.
import { ApiError } from '@onward/client/api-error';
import type { FailedCall } from '@onward/client/client';
import type { EndpointShape } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import i18next from 'i18next';
import { toasts } from '../../design/toasts/toasts.ts';
import { currentPath } from '../routing/navigation.ts';
import { endSession } from '../session/session-actions.ts';
import { decideErrorReaction, type ErrorReaction } from './decide-error-reaction.ts';
import { showPageProblem } from './page-problem.ts';
import { announcePaywall, locationCreateKind } from './paywall-signal.ts';
import { reportsToSupport, reportToSupport } from './support-report.ts';

export function handleError(error: unknown, call: FailedCall): void {
  const { reaction, report } = decideErrorReaction(error, {
    path: currentPath(),
    loadsPage: call.loadsPage,
    locationCreate: locationCreateKind(call.endpoint.name),
    reportsToSupport: reportsToSupport(),
  });
  perform(reaction);
  if (report) void reportToSupport(report);
}

/** For silent calls: their caller shows the refusals it knows and hands on all others. */
export function passOnError(error: unknown, endpoint: EndpointShape): void {
  const requestUrl = error instanceof ApiError ? error.requestUrl : endpoint.path;
  handleError(error, { endpoint, requestUrl, loadsPage: false });
}

/** For silent calls with a failure text of their own; only the end of the session is always handled alike. */
export function showFailure(error: unknown, text: string): void {
  if (error instanceof ApiError && error.error_code === errorCodes.sessionInvalid) endSession();
  else toasts.error(text);
}

const referenceText = ({ reference }: { reference: string | null }): string | undefined =>
  reference === null ? undefined : i18next.t('shell:errorBlock.reference', { reference });

function perform(reaction: ErrorReaction): void {
  switch (reaction.kind) {
    case 'end_session':
      // The guard of the signed-in area leads to the login page; public pages have no such guard and stay.
      endSession();
      break;
    case 'show_page':
      showPageProblem(reaction.page);
      break;
    case 'open_paywall':
      announcePaywall();
      break;
    case 'toast':
      toasts.error(reaction.message ?? i18next.t('shell:errors.serverError'), { detail: referenceText(reaction) });
      break;
    case 'choose_company':
    case 'ignore':
      // Choosing a company is started where the answer's header is seen, on refusals and answers alike.
      break;
  }
}
