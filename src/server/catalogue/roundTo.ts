/** As a catalogue prints it: 2 digits turn 1.2345 into 1.23. */
export const roundTo = (digits: number, value: number) => Number(value.toFixed(digits));
