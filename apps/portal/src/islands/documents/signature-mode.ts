/** A signature is drawn, or typed. */
export type SignatureMode = 'draw' | 'type';
