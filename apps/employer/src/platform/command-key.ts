// The modifier key for shortcuts on this machine.
const onApple = /mac|iphone|ipad/i.test(navigator.userAgent);

export const COMMAND_KEY = onApple ? '⌘' : 'Ctrl ';
