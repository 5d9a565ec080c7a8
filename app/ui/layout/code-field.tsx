interface CodeFieldProps {
  readonly label: string;
  readonly code: string;
}

/** Code to copy, by hand where there are no scripts. */
export function CodeField({ label, code }: CodeFieldProps) {
  return (
    <label>
      <span className="mt-1 block text-sm text-ash">{label}</span>
      <textarea
        readOnly
        rows={4}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
        className="field mt-2 block w-full px-2.5 py-2 font-mono text-[0.8125rem] break-all"
      />
    </label>
  );
}
