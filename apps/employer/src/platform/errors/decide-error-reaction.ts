// Decides how the shared handler reacts to a failed call (PLT-007..013).
import { ApiError } from '@onward/client/api-error';
import { errorCodes } from '@onward/contract/errors';
import { isPublicPath } from '../routing/paths.ts';

export interface ErrorContext {
  /** The page shown when the call failed. */
  path: string;
  loadsPage: boolean;
  /** Whether the call created one or several locations, if any (PLT-010). */
  locationCreate: 'single' | 'bulk' | null;
  /** The user asked to report errors to support (PLT-013). */
  reportsToSupport: boolean;
}

export type ErrorReaction =
  | { kind: 'end_session'; goToLogin: boolean }
  | { kind: 'choose_company' }
  | { kind: 'show_page'; page: 'no_access' | 'not_found' }
  | { kind: 'open_paywall' }
  | { kind: 'ignore' }
  /** Without a message the default text is shown; support finds the error by its reference. */
  | { kind: 'toast'; message: string | null; code: number; reference: string | null };

export interface ErrorDecision {
  reaction: ErrorReaction;
  report: { reference: string; requestUrl: string; details: string } | null;
}

export const decideErrorReaction = (error: unknown, context: ErrorContext): ErrorDecision => ({
  reaction: react(error, context),
  report: reportOf(error, context),
});

function react(error: unknown, context: ErrorContext): ErrorReaction {
  if (!(error instanceof ApiError)) {
    return { kind: 'toast', message: serialise(error), code: errorCodes.serverError, reference: null };
  }
  if (error.requiresCompanyChoice) return { kind: 'choose_company' };

  const toast: ErrorReaction = {
    kind: 'toast',
    message: error.message || null,
    code: error.error_code,
    reference: error.error_reference,
  };
  switch (error.error_code) {
    case errorCodes.sessionInvalid:
      return { kind: 'end_session', goToLogin: !isPublicPath(context.path) };
    // The user was asked to confirm and declined.
    case errorCodes.confirmationNeeded:
      return { kind: 'ignore' };
    case errorCodes.noAccess:
      return context.loadsPage ? { kind: 'show_page', page: 'no_access' } : toast;
    case errorCodes.notFound:
      return context.loadsPage ? { kind: 'show_page', page: 'not_found' } : toast;
    case errorCodes.locationCap:
      return reactToLocationCap(context, toast);
    default:
      return toast;
  }
}

function reactToLocationCap(context: ErrorContext, toast: ErrorReaction): ErrorReaction {
  if (context.locationCreate === 'single') return { kind: 'open_paywall' };
  return context.locationCreate === 'bulk' ? toast : { kind: 'ignore' };
}

function reportOf(error: unknown, context: ErrorContext): ErrorDecision['report'] {
  if (!context.reportsToSupport || !(error instanceof ApiError) || !error.error_reference) return null;
  return {
    reference: error.error_reference,
    requestUrl: error.requestUrl,
    details: `${error.status} ${error.error_code} ${error.message}`.trim(),
  };
}

/** An error that isn't a server response is serialized as it is. */
function serialise(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : JSON.stringify(error);
}
