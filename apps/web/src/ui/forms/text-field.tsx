import { emailPattern, longestEmail } from "@khamt/contract/email";
import type { ComponentProps, ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Field, type FieldText } from "./field.tsx";

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, "className" | "id"> & { icon?: ReactNode };

/** What is looked for is cut off as browsers do, with nothing lost; other texts say that they are too long. */
export function TextField({ label, hint, error, labelHidden, icon, maxLength, ...input }: TextFieldProps) {
  const isSearch = input.type === "search";
  const isEmail = input.type === "email";
  const most = maxLength ?? (isEmail ? longestEmail : undefined);
  const tooLong = useTooLong(input.value, isSearch ? undefined : most);
  // Without the pattern a browser takes an address without a dot, which the server refuses.
  const ofEmail = isEmail && { pattern: emailPattern.source, autoCapitalize: "none", spellCheck: false };
  return (
    <Field {...{ label, hint, labelHidden }} error={tooLong.fault ?? error}>
      {(control) => (
        <div className="relative">
          {icon !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted [&_svg]:size-5">
              {icon}
            </span>
          )}
          <input
            {...ofEmail}
            {...input}
            {...control}
            {...tooLong.mark}
            maxLength={isSearch ? maxLength : undefined}
            onChange={(event) => {
              dropTurns(event.currentTarget);
              input.onChange?.(event);
            }}
            className={icon === undefined ? "control" : "control pl-11"}
          />
        </div>
      )}
    </Field>
  );
}

/** Signs that turn the direction of what follows or end a line: some programs put them around what is copied, nobody sees them, and no line may have them. */
const turns = /[\u0085\u2028-\u202e\u2066-\u2069]/g;

function dropTurns(input: HTMLInputElement): void {
  const plain = input.value.replaceAll(turns, "");
  if (input.type !== "password" && plain !== input.value) input.value = plain;
}

/** The keyword box of a page: "/" puts the cursor into it. */
export function SearchField(props: Omit<TextFieldProps, "type">) {
  return <TextField {...props} type="search" data-page-search="" enterKeyHint="search" autoComplete="off" />;
}

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, "className" | "id">;

/** Beyond `maxLength` nothing is cut off, as browsers do with what is pasted: it says so, and its form is not sent. */
export function TextArea({ label, hint, error, labelHidden, maxLength, ...area }: TextAreaProps) {
  const { fault, mark } = useTooLong(area.value, maxLength);
  return (
    <Field {...{ label, hint, labelHidden }} error={fault ?? error}>
      {(control) => <textarea {...area} {...control} {...mark} className="control resize-y" />}
    </Field>
  );
}

/** By how much, and the mark by which its form knows. */
function useTooLong(value: unknown, most: number | undefined) {
  const t = useT(catalogue("ui"));
  const length = typeof value === "string" ? value.length : 0;
  if (most === undefined || length <= most) return {};
  return { fault: t.tooLong(most, length - most), mark: { "data-too-long": "" } };
}
