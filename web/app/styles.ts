import '../kit/fonts.css';
import '../kit/tokens.css';
import '../kit/base.css';
