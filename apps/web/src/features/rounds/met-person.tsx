import type { OwnMeeting, OwnRounds } from "@khamt/contract";
import { answerMeeting } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ownRoundsQuery } from "../../shared/rounds/queries.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { useAction } from "../../ui/buttons/use-action.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";

type MetPersonProps = { id: string; meeting: OwnMeeting };

/** Yes or no in private; two yeses show the way on. */
export function MetPerson({ id, meeting: { with: other, wants, connection } }: MetPersonProps) {
  const { own: t } = useT(catalogue("rounds"));
  const client = useQueryClient();
  const answer = useAction<boolean, OwnRounds>({
    call: (api, wants) => api.call(answerMeeting, { params: { id }, body: { with: other.userId, wants } }),
    onDone: (told) => void client.setQueryData(ownRoundsQuery(id).queryKey, told),
  });
  return (
    <Card as="li">
      <h3 className="font-semibold wrap-anywhere">{connection ? other.name : t.question(other.name)}</h3>
      {connection ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Badge tone="good">{t.connected}</Badge>
          {connection.conversationId !== null && (
            <LinkButton size="small" to="/messages/$id" params={{ id: connection.conversationId }}>
              {t.write}
            </LinkButton>
          )}
        </div>
      ) : (
        <div
          role="group"
          aria-label={t.question(other.name)}
          className="mt-3 flex flex-wrap items-center gap-2.5"
        >
          {[true, false].map((each) => (
            <Button
              key={String(each)}
              variant={wants === each ? "primary" : "secondary"}
              aria-pressed={wants === each}
              aria-disabled={answer.isPending}
              onClick={() => answer.run(each)}
            >
              {each ? t.yes : t.no}
            </Button>
          ))}
          <p role="status" className="text-sm text-muted">
            {wants !== null && (wants ? t.said.yes : t.said.no)}
          </p>
        </div>
      )}
    </Card>
  );
}
