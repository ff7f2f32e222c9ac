const signIn = {
  title: "Welcome to Khamt",
  description: "Sign in, or make an account for yourself or your company.",
  tabs: { label: "Sign in or sign up", signIn: "Sign In", signUp: "Sign Up" },
  email: "Email",
  password: "Password",
  confirmation: "Confirm password",
  accountType: "Account type",
  individual: "Individual",
  individualHint: "Find co-founders, seek work, or freelance",
  company: "Company",
  companyHint: "Find project partners, hire specialists, work together",
  fullName: "Full Name",
  companyName: "Company Name",
  submitSignIn: "Sign In",
  submitSignUp: "Sign Up",
  notOpen: {
    title: "Accounts are not open yet",
    text: "This server does not take accounts yet; they will open here soon. Nothing that you typed was sent or kept. Until then you can browse everything and run AI Match without an account.",
  },
};

export default signIn;
export type SignInWords = typeof signIn;
