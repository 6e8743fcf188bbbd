export { applicationProblems } from '@onward/domain/careers/application-form';
export { formatPhoneNumber, isPhoneNumber, phoneRegions } from '@onward/domain/platform/contact/phone';
