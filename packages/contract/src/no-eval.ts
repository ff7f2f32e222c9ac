import * as z from "zod";

// The site's content security policy forbids code made from text, and browsers report every try.
z.config({ jitless: true });
